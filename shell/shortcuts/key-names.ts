/** Apple keyboards use ⌘ instead of Ctrl. */
const isApple = (platform: string): boolean => /^(Mac|iP)/.test(platform)

const MODIFIER = isApple(navigator.platform) ? '⌘' : 'Ctrl'

/** Keys of the search on this keyboard. */
export const SEARCH_KEYS: readonly string[] = [MODIFIER, 'K']

/** Keys that open a result in a new tab. */
export const NEW_TAB_KEYS: readonly string[] = [MODIFIER, '↵']
