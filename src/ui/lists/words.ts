import { useMemo } from 'react'
import type { Board } from '../../rules/board/board.ts'
import { boundsOf, type Field, fieldValue } from '../../rules/board/field.ts'
import type { Item } from '../../rules/plain/item.ts'
import type { Sentence } from '../../rules/plain/sentence.ts'
import { lateSpeaker } from '../say/language.ts'
import { type Key, useVoice } from '../say/say.ts'
import { outline as en } from './en.ts'

/** Says sentences round the table as lists, and all the others too. */
export type OutlineSay = (
  what: keyof typeof en | Key | Sentence,
  values?: Sentence['values'],
) => string

/** To be made once for all lines. */
export function useOutlineSay(): OutlineSay {
  const voice = useVoice()
  return useMemo(() => lateSpeaker(voice, en), [voice])
}

/** A field's value in words: "5 of 8", "hungry". */
export function fieldTold(field: Field, item: Item, board: Board, say: OutlineSay): string {
  if (field.as === 'choice') {
    const now = fieldValue(field, item, board)
    const option = field.options.find(({ id }) => id === now)
    return say(option?.say ?? field.none ?? 'fields.none')
  }
  const n = fieldValue(field, item, board)
  const most = field.as === 'count' ? boundsOf(field, item, board).most : undefined
  return most === undefined ? say('fields.n', { n }) : say('fields.of', { n, most })
}
