import { tale } from './telling.ts'

export { dieOn } from '../../../rules/story/layout.ts'
export const { sheetSpot } = tale
