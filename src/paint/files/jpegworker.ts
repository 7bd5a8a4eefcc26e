/** What the page asks of the worker; each is answered in its turn. */
export interface Asked {
  readonly n: number
  readonly picture: ImageBitmap
  readonly quality: number
}
export type Answered = { readonly n: number } & (
  | { readonly file: Blob }
  | { readonly failed: string }
)

async function answer({ n, picture, quality }: Asked): Promise<Answered> {
  try {
    const canvas = new OffscreenCanvas(picture.width, picture.height)
    canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(picture)
    return { n, file: await canvas.convertToBlob({ type: 'image/jpeg', quality }) }
  } catch (error) {
    return { n, failed: error instanceof Error ? error.message : String(error) }
  }
}

let busy: Promise<void> = Promise.resolve()
self.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  busy = busy.then(async () => self.postMessage(await answer(data)))
})
