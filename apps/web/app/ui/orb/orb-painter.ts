import { type Pose, poseKeys } from './orb-poses.ts';
import {
  bodyFragmentShader,
  bodyVertexShader,
  poseVectors,
  sparkCount,
  sparkFragmentShader,
  sparkVertexShader,
} from './orb-shaders.ts';

export type OrbPainter = {
  /** Draws one pose on the whole canvas, sized in device pixels. */
  draw: (pose: Pose) => void;
  /** Frees the graphics memory; the canvas cannot be painted again. */
  dispose: () => void;
};

type Program = { program: WebGLProgram; pose: WebGLUniformLocation | null };

/**
 * Paints the companion with WebGL: one triangle for the body, one call for its sparks. Answers undefined where the
 * browser has no WebGL, or only one drawn by the processor, which would make a weak machine slower.
 */
export function createOrbPainter(canvas: HTMLCanvasElement): OrbPainter | undefined {
  const gl = canvas.getContext('webgl', {
    alpha: true,
    premultipliedAlpha: true,
    antialias: false,
    depth: false,
    stencil: false,
    powerPreference: 'low-power',
    failIfMajorPerformanceCaveat: true,
  });
  if (!gl || drawnByProcessor(gl)) return undefined;
  const body = createProgram(gl, { vertex: bodyVertexShader, fragment: bodyFragmentShader });
  const sparks = createProgram(gl, { vertex: sparkVertexShader, fragment: sparkFragmentShader });
  if (!body || !sparks) return undefined;
  const corners = createBuffer(gl, [-1, -1, 3, -1, -1, 3]);
  const numbers = createBuffer(
    gl,
    Array.from({ length: sparkCount }, (_, index) => index),
  );
  const pixels = gl.getUniformLocation(sparks.program, 'pixels');
  const tint = gl.getUniformLocation(sparks.program, 'tint');
  gl.enableVertexAttribArray(0);
  gl.enable(gl.BLEND);
  gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
  gl.clearColor(0, 0, 0, 0);
  const values = new Float32Array(poseVectors * 4);
  return {
    draw: (pose) => {
      for (let index = 0; index < poseKeys.length; index++)
        values[index] = pose[poseKeys[index] as keyof Pose];
      gl.viewport(0, 0, canvas.width, canvas.height);
      gl.clear(gl.COLOR_BUFFER_BIT);
      gl.useProgram(body.program);
      gl.bindBuffer(gl.ARRAY_BUFFER, corners);
      gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0);
      gl.uniform4fv(body.pose, values);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
      gl.useProgram(sparks.program);
      gl.bindBuffer(gl.ARRAY_BUFFER, numbers);
      gl.vertexAttribPointer(0, 1, gl.FLOAT, false, 0, 0);
      gl.uniform4fv(sparks.pose, values);
      gl.uniform1f(pixels, canvas.width / 30);
      gl.uniform3f(
        tint,
        (pose.midR + pose.lightR) / 2,
        (pose.midG + pose.lightG) / 2,
        (pose.midB + pose.lightB) / 2,
      );
      gl.drawArrays(gl.POINTS, 0, sparkCount);
    },
    dispose: () => gl.getExtension('WEBGL_lose_context')?.loseContext(),
  };
}

/** Some browsers draw WebGL without graphics hardware and do not say so until asked for the name of what draws. */
function drawnByProcessor(gl: WebGLRenderingContext): boolean {
  const names = gl.getExtension('WEBGL_debug_renderer_info');
  const renderer = String(gl.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
  return /swiftshader|llvmpipe|softpipe|software|basic render/i.test(renderer);
}

function createBuffer(gl: WebGLRenderingContext, numbers: number[]): WebGLBuffer {
  const buffer = gl.createBuffer();
  gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array(numbers), gl.STATIC_DRAW);
  return buffer;
}

function createProgram(
  gl: WebGLRenderingContext,
  source: { vertex: string; fragment: string },
): Program | undefined {
  const program = gl.createProgram();
  for (const [kind, text] of [
    [gl.VERTEX_SHADER, source.vertex],
    [gl.FRAGMENT_SHADER, source.fragment],
  ] as const) {
    const shader = gl.createShader(kind);
    if (!shader) return undefined;
    gl.shaderSource(shader, text);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.bindAttribLocation(program, 0, source.vertex === bodyVertexShader ? 'corner' : 'spark');
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) return undefined;
  return { program, pose: gl.getUniformLocation(program, 'pose') };
}
