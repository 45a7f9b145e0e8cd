import type { Device } from './settings.ts';

/** What the device says about itself; software drawing is found out by asking WebGL once. */
export function readDevice(target: Window = window): Device {
  const { hardwareConcurrency, deviceMemory } = target.navigator as Navigator & { deviceMemory?: number };
  const asks = (query: string) => target.matchMedia?.(query).matches === true;
  return {
    lessMotion: asks('(prefers-reduced-motion: reduce)'),
    contrast: asks('(prefers-contrast: more)'),
    dark: asks('(prefers-color-scheme: dark)'),
    cores: hardwareConcurrency || 2,
    memory: deviceMemory,
    software: isSoftware(target.document),
    measured: null,
  };
}

/** Whether the page can draw with WebGL 2 at all. */
export function canDraw(page: Document = document): boolean {
  return rendererOf(page) !== null;
}

function isSoftware(page: Document): boolean {
  return /swiftshader|llvmpipe|software|basic render/i.test(rendererOf(page) ?? '');
}

function rendererOf(page: Document): string | null {
  try {
    const gl = page.createElement('canvas').getContext('webgl2');
    if (!gl) return null;
    const info = gl.getExtension('WEBGL_debug_renderer_info');
    const name = info ? String(gl.getParameter(info.UNMASKED_RENDERER_WEBGL)) : '';
    gl.getExtension('WEBGL_lose_context')?.loseContext();
    return name;
  } catch {
    return null;
  }
}
