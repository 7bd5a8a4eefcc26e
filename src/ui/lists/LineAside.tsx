import type { ReactNode } from 'react'

/** What is said one after the other is told apart. */
export const Stop = () => <span className="outline-stop">{'. '}</span>

/** Something said about a thing after its name. */
export function Aside({
  as,
  sign,
  children,
}: {
  as: string
  sign?: ReactNode
  children: ReactNode
}) {
  return (
    <i className="mark" data-as={as}>
      {sign}
      <span>
        {children}
        <Stop />
      </span>
    </i>
  )
}
