import { useEffect, useState } from 'react'
import { makeLeaf } from '../../paint/pen/pen.ts'
import { paintCover } from '../../paint/things/cover.ts'
import type { Book } from '../../rules/told/book.ts'
import { COVER, type Cover } from '../../rules/told/cover.ts'
import { useDesk } from '../desk/desk.ts'

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

/**
 * The address of the cover's picture, painted so fine (px a millimetre); undefined until it is there,
 * or if there is none.
 */
export function useCover(fine: number): string | undefined {
  const { cover } = useDesk().game
  const [picture, setPicture] = useState<string>()
  useEffect(() => {
    if (!cover) return
    let gone = false
    let address: string | undefined
    void painted(cover, fine).then((blob) => {
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

async function painted(cover: () => Promise<Cover>, fine: number): Promise<Blob> {
  const { canvas, pen } = makeLeaf(COVER.width * fine, COVER.height * fine)
  pen.scale(canvas.width / COVER.width, canvas.height / COVER.height)
  paintCover(pen, await cover())
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.93 })
}
