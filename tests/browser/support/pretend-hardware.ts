import type { Page } from '@playwright/test';

/** A machine without graphics hardware draws WebGL by processor; the page is told otherwise, and its paint is kept to be read. */
export async function pretendHardware(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const extension = WebGLRenderingContext.prototype.getExtension;
    WebGLRenderingContext.prototype.getExtension = function (this: WebGLRenderingContext, name: string) {
      return name === 'WEBGL_debug_renderer_info'
        ? null
        : extension.call(this, name as Parameters<typeof extension>[0]);
    } as typeof extension;
    const context = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (
      this: HTMLCanvasElement,
      kind: string,
      options?: object,
    ) {
      const given = { ...options, failIfMajorPerformanceCaveat: false, preserveDrawingBuffer: true };
      return context.call(this, kind as 'webgl', given);
    } as typeof context;
  });
}
