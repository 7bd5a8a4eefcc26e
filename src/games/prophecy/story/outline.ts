import { tale } from './telling.ts'

export const { storyOf } = tale
