/** Where it is kept for the next time how this browser draws; the page's first script reads it too. */
const KEPT = 'prophecy-table-draws'

/** Whether WebGL here is worth using: drawing it in software is slower than a 2D canvas. */
export function hasGpu(): boolean {
  const has = looked()
  try {
    localStorage.setItem(KEPT, has ? 'webgl' : 'canvas')
  } catch (error) {
    // Where nothing is kept it is looked at each time.
    if (!(error instanceof DOMException)) throw error
  }
  return has
}

/**
 * The same as it was when it was last looked at, which takes as long as reading a table: what rolls
 * the dice looks anew.
 */
export function hadGpu(): boolean {
  try {
    const kept = localStorage.getItem(KEPT)
    if (kept !== null) return kept === 'webgl'
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
  return hasGpu()
}

function looked(): boolean {
  const canvas = document.createElement('canvas')
  const gl = canvas.getContext('webgl2')
  if (!gl) return false
  const info = gl.getExtension('WEBGL_debug_renderer_info')
  const name = String(gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER))
  gl.getExtension('WEBGL_lose_context')?.loseContext()
  return !/swiftshader|llvmpipe|software|softpipe|basic render/i.test(name)
}
