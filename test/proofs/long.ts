/** A tenth of so much, unless all of it was asked for (`npm run test:long`). */
export const share = (all: number): number => (process.env.LONG === '1' ? all : all / 10)
