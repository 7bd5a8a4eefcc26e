import { tale } from './telling.ts'

export { poolOf } from '../../../rules/story/check.ts'
export const { gathering, settle } = tale
