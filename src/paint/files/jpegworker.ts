/** What the page asks of the worker; each is answered in its turn. */
export interface Order {
  readonly n: number
  readonly picture: ImageBitmap
  readonly quality: number
}
export type Reply = { readonly n: number } & ({ readonly file: Blob } | { readonly failed: string })

async function answer({ n, picture, quality }: Order): Promise<Reply> {
  try {
    const canvas = new OffscreenCanvas(picture.width, picture.height)
    canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(picture)
    return { n, file: await canvas.convertToBlob({ type: 'image/jpeg', quality }) }
  } catch (error) {
    return { n, failed: error instanceof Error ? error.message : String(error) }
  }
}

let busy: Promise<void> = Promise.resolve()
self.addEventListener('message', ({ data }: MessageEvent<Order>) => {
  busy = busy.then(async () => self.postMessage(await answer(data)))
})
