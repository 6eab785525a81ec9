/** Separators of tags in a text: a comma or the end of a line or of a cell. */
const BETWEEN = /[,，،、\n\r\t]+/u

/** The tags in a text, without the space around them. */
export function tagsIn(text: string): string[] {
  return text
    .split(BETWEEN)
    .map((tag) => tag.trim())
    .filter(Boolean)
}

/** Whether a text holds more than the beginning of one tag. */
export function endsTag(text: string): boolean {
  return BETWEEN.test(text)
}

/** The tags with new ones at the end, and the duplicates, ignoring case. */
export function addTags(tags: readonly string[], added: readonly string[]) {
  const existing = new Set(tags.map((tag) => tag.toLowerCase()))
  const fresh: string[] = []
  const duplicates: string[] = []
  for (const tag of added) {
    const isKnown = existing.has(tag.toLowerCase())
    if (isKnown) duplicates.push(tag)
    else fresh.push(tag)
    existing.add(tag.toLowerCase())
  }
  return { tags: [...tags, ...fresh], duplicates }
}
