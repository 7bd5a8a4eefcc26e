/** The Tales that come with the game [R3]. */
export const TALE_IDS = ['errand', 'cellar', 'winter'] as const
export type TaleId = (typeof TALE_IDS)[number]

/** The Roles that come with the game [R3]. */
export const ROLE_IDS = ['guide', 'shield', 'voice', 'hand', 'scholar', 'stray'] as const
export type RoleId = (typeof ROLE_IDS)[number]

/** How many searches must have been given up in the cellar's Tale until what was hidden comes looking [R3]. */
export const CELLAR = 3
