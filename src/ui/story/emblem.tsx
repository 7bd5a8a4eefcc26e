import { useDesk } from '../desk/desk.ts'

/** What a game's look has for an emblem, as its paths; undefined where it has none. */
export function useEmblem() {
  return useDesk().game.look?.emblem?.map(({ path, fill = 'none', line = 'none', width = 1.5 }) => (
    <path key={path} d={path} fill={fill} stroke={line} strokeWidth={width} />
  ))
}
