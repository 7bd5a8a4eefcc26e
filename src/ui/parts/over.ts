import { createContext, useContext } from 'react'

/** The part of the page that menus are put in, so that they belong to a named place of it. */
export const OverContext = createContext<HTMLElement | null>(null)

export const useOver = () => useContext(OverContext)
