import { tale } from './telling.ts'

export { CATEGORIES } from '../../../rules/story/characters.ts'
export const { complete } = tale
