import type { Page } from 'playwright-core'

/**
 * What is not as it should be on the page's surface, one line each: it scrolls sideways, a control is cut off, covered
 * or out of reach, words are cut off without saying so. Looks at what is uppermost: the open dialog, or else all.
 */
const LOOK = String.raw`(() => {
  const wrong = []
  const page = document.scrollingElement
  const SLACK = 1.5
  // At the edge of what scrolls nothing is seen but its border.
  const EDGE = 3
  const called = (el) =>
    (el.getAttribute('aria-label') || el.textContent || el.value || el.tagName).trim().replace(/\s+/g, ' ').slice(0, 60) +
    ' <' + el.tagName.toLowerCase() + (el.className && typeof el.className === 'string' ? '.' + el.className.trim().replace(/\s+/g, '.') : '') + '>'
  if (page.scrollWidth > page.clientWidth + SLACK) wrong.push('the page scrolls sideways: ' + page.scrollWidth + ' of ' + page.clientWidth)
  const dialogs = [...document.querySelectorAll('dialog[open]')]
  const top = dialogs.at(-1) ?? document.body
  const seen = (el) => el.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const hidden = (el) => {
    for (let at = el; at; at = at.parentElement) {
      const { clipPath } = getComputedStyle(at)
      if (clipPath === 'inset(50%)' || at.inert) return true
    }
    return false
  }
  const all = [...top.querySelectorAll('*')].filter((el) => seen(el) && !hidden(el))
  // Sideways, where nobody expects it.
  for (const el of all) {
    const style = getComputedStyle(el)
    if (el.matches('.chronicle nav, .seats, .supply, .supply *, .item-bar .offers, .tabletop, textarea, input, select, canvas')) continue
    if (el.scrollWidth > el.clientWidth + SLACK && el.clientWidth > 0 && /auto|scroll/.test(style.overflowX))
{
      const edge = el.getBoundingClientRect().right
      const out = [...el.querySelectorAll('*')].filter((one) => one.getBoundingClientRect().right > edge + SLACK).at(-1)
      wrong.push('scrolls sideways: <' + called(el).split('<').at(-1) + ' ' + el.scrollWidth + ' of ' + el.clientWidth + ', for ' + (out ? called(out) : 'what comes after'))
    }
  }
  // Words that are cut off, and do not say so.
  for (const el of all) {
    const style = getComputedStyle(el)
    const own = [...el.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim())
    if (!own || el.closest('.tabletop, canvas, svg')) continue
    const range = document.createRange()
    range.selectNodeContents(el)
    const words = range.getBoundingClientRect()
    if (words.width === 0) continue
    for (let at = el; at && at !== top.parentElement; at = at.parentElement) {
      const how = getComputedStyle(at)
      if (how.overflowX === 'visible' && how.overflowY === 'visible') continue
      if (how.textOverflow === 'ellipsis' || how.webkitLineClamp !== 'none') break
      const box = at.getBoundingClientRect()
      const x = /auto|scroll/.test(how.overflowX), y = /auto|scroll/.test(how.overflowY)
      if ((!x && (words.left < box.left - SLACK || words.right > box.right + SLACK)) ||
          (!y && (words.top < box.top - 3 || words.bottom > box.bottom + 3)))
        wrong.push('words cut off: ' + called(el) + ' by ' + called(at).split('<').at(-1))
      if (x || y) break
    }
    // In a button, words that run out of it.
    const button = el.closest('button, .option, summary, select')
    if (button) {
      const box = button.getBoundingClientRect()
      let ends = false
      for (let at = el; at && at !== button; at = at.parentElement) {
        const how = getComputedStyle(at)
        ends ||= how.textOverflow === 'ellipsis' || how.webkitLineClamp !== 'none'
      }
      const room = Math.max(4, parseFloat(style.fontSize) * 0.25)
      if (!ends && (words.left < box.left - SLACK || words.right > box.right + SLACK || words.bottom > box.bottom + room || words.top < box.top - room))
        wrong.push('words run out of their button: ' + called(button))
    }
  }
  // Every control is within reach: in the window, or in something that scrolls there; and nothing lies over it.
  const controls = all.filter((el) => el.matches('button, input, select, textarea, a[href], summary') && !el.closest('.tabletop'))
  for (const el of controls) {
    let box = el.getBoundingClientRect()
    if (box.width === 0 || box.height === 0) continue
    let { left, right, top: up, bottom } = box
    let scrolls = false
    let out = ''
    for (let at = el.parentElement; at; at = at.parentElement) {
      const how = getComputedStyle(at)
      if (how.position === 'fixed' && /visible/.test(how.overflowX)) continue
      if (how.overflowX === 'visible' && how.overflowY === 'visible') continue
      if (at === document.body || at === document.documentElement) continue
      const b = at.getBoundingClientRect()
      const x = /auto|scroll/.test(how.overflowX), y = /auto|scroll/.test(how.overflowY)
      if (!x && (left < b.left - SLACK || right > b.right + SLACK)) out = 'cut off at the side by ' + called(at).split('<').at(-1)
      if (!y && (up < b.top - SLACK || bottom > b.bottom + SLACK)) out = 'cut off by ' + called(at).split('<').at(-1)
      if (x || y) {
        scrolls = true
        if (x) { left = Math.max(left, b.left); right = Math.min(Math.max(right, left), b.right) }
        if (y) { up = Math.max(Math.min(up, b.bottom), b.top); bottom = Math.min(Math.max(bottom, up), b.bottom) }
      }
    }
    const fixed = (() => { for (let at = el; at; at = at.parentElement) if (getComputedStyle(at).position === 'fixed' || at.tagName === 'DIALOG') return true; return false })()
    if (left < -SLACK || right > innerWidth + SLACK) out = out || 'out of the window at the side'
    if ((fixed || page.scrollHeight <= page.clientHeight + SLACK) && (up < -SLACK || bottom > innerHeight + SLACK)) out = out || 'out of the window'
    if (out) { wrong.push('out of reach: ' + called(el) + ': ' + out); continue }
    // What is scrolled out of sight just now is not asked what lies over it.
    const x = (box.left + box.right) / 2, y = (box.top + box.bottom) / 2
    if (x < left + EDGE || x > right - EDGE || y < up + EDGE || y > bottom - EDGE || x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue
    const over = document.elementFromPoint(x, y)
    if (!over || over === el || el.contains(over) || over.contains(el) || over.closest('label')?.contains(el) || over.closest('label')?.htmlFor === el.id) continue
    if (over.closest('.floating, .panel, dialog, .guide, .notices, .place-tray, .tip, .ink-offer, search') && !el.closest('.floating, .panel, dialog')) continue
    // What stands fast in the same scroller: it scrolls away from below that.
    const fast = over.closest('footer, header')
    if (fast && getComputedStyle(fast).position === 'sticky' && fast.parentElement?.contains(el)) continue
    wrong.push('covered: ' + called(el) + ' by ' + called(over))
  }
  return [...new Set(wrong)]
})()`

export const askew = (page: Page): Promise<string[]> => page.evaluate<string[]>(LOOK)
