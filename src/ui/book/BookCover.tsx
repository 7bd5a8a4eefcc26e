import { useEffect, useState } from 'react'
import { makeLeaf } from '../../paint/pen/pen.ts'
import { COVER, paintCover } from '../../paint/things/cover.ts'
import type { Book, Cover } from '../../rules/told/book.ts'

/** The front of the booklet: its picture over the whole page, the title and the subtitle [P29]. */
export function BookCover({ book, picture }: { book: Book; picture: string | undefined }) {
  return (
    <div className="book-front">
      {picture !== undefined && <img src={picture} aria-hidden />}
      <h3>{book.title}</h3>
      <p className="subtitle">{book.subtitle}</p>
      <p className="author">{book.credits[0]}</p>
    </div>
  )
}

/** The address of a cover's picture, painted so fine (px a millimetre); undefined until it is there. */
export function useCover(cover: Cover, fine: number): string | undefined {
  const [picture, setPicture] = useState<string>()
  useEffect(() => {
    let gone = false
    let address: string | undefined
    void coverAt(cover, fine).then((blob) => {
      if (gone) return
      address = URL.createObjectURL(blob)
      setPicture(address)
    })
    return () => {
      gone = true
      if (address) URL.revokeObjectURL(address)
    }
  }, [cover, fine])
  return picture
}

async function coverAt(cover: Cover, fine: number): Promise<Blob> {
  const { canvas, pen } = makeLeaf(COVER.width * fine, COVER.height * fine)
  pen.scale(canvas.width / COVER.width, canvas.height / COVER.height)
  paintCover(pen, cover)
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.93 })
}
