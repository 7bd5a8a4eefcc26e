/** What comes out of the printer, in small. */
export function PrintSign({ what }: { what: 'story' | 'cut' | 'board' }) {
  return (
    <svg className="print-sign" viewBox="0 0 44 34" aria-hidden>
      {what === 'story' && (
        <>
          <path d="M14 2 H33 V32 H14 Z" />
          <path className="line" d="M18 8 H29 M19.5 11.5 H27.5" />
          <ellipse className="line" cx="23.5" cy="18" rx="5" ry="2.6" />
          <path className="line" d="M18 24.5 H29 M18 27.5 H29" />
        </>
      )}
      {what === 'cut' && (
        <>
          <path d="M2 4 H42 V30 H2 Z" />
          <path className="card" d="M7 8 H24 V17 H7 Z" />
          <path className="line" d="M7 10.5 H24" />
          <path
            className="note"
            d="M27 8 H36 V17 H27 Z M7 19.5 H16 V27 H7 Z M19 19.5 H28 V27 H19 Z"
          />
        </>
      )}
      {what === 'board' && (
        <>
          <path d="M4 3 H40 V31 H4 Z" />
          <path className="line" d="M22 10 L13 20 M22 10 L31 20" />
          <ellipse className="oval" cx="22" cy="9" rx="7" ry="3.6" />
          <ellipse className="oval" cx="12" cy="21" rx="6" ry="3.2" />
          <ellipse className="oval" cx="32" cy="21" rx="6" ry="3.2" />
        </>
      )}
    </svg>
  )
}
