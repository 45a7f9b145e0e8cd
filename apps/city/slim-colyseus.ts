import type { Plugin } from 'vite';

/** Parts of the room's client that the city never calls, and what stands in for them. */
const unused: Readonly<Record<string, string>> = {
  // The line is a web socket.
  'transport/H3Transport.mjs': 'export class H3TransportTransport {} export class FrameReassembler {}',
  // Players send intents; no room declares a stream of inputs.
  'input/RoomInput.mjs': 'export class RoomInput { applyReflection() {} applyOptions() {} }',
  // Every browser that has WebGL 2 and streams has fetch.
  'fetchXHR.mjs': 'export const xhrFetch = undefined;',
  // The seat is the only pass there is (D-113).
  'Auth.mjs': 'export class Auth {}',
  '3rd_party/discord.mjs': 'export const discordURLBuilder = undefined;',
};

/**
 * Leaves out of the room's client what the city never calls. A part that a new release keeps elsewhere stops the build,
 * so that nothing is cut by guess.
 */
export function slimColyseus(): Plugin {
  const found = new Set<string>();
  /** A page of the scene alone has no room. */
  let hasRoom = false;
  return {
    name: 'slim-colyseus',
    load(id) {
      const name = id.split('@colyseus/sdk/build/')[1];
      const stand = name === undefined ? undefined : unused[name];
      if (name !== undefined) hasRoom = true;
      if (name === undefined || stand === undefined) return null;
      found.add(name);
      return { code: stand, map: null };
    },
    buildEnd(error) {
      const missing = Object.keys(unused).filter((name) => !found.has(name));
      if (!error && hasRoom && missing.length > 0)
        this.error(`@colyseus/sdk has no ${missing.join(', ')} any more.`);
    },
  };
}
