/** Whether this is a keyboard of Apple's, which writes ⌘ where others write Ctrl. */
const isApple = (platform: string): boolean => /^(Mac|iP)/.test(platform)

const MODIFIER = isApple(navigator.platform) ? '⌘' : 'Ctrl'

/** The keys of the search, as they stand on this person's keyboard. */
export const SEARCH_KEYS: readonly string[] = [MODIFIER, 'K']

/** The keys that open a result in a new tab. */
export const NEW_TAB_KEYS: readonly string[] = [MODIFIER, '↵']
