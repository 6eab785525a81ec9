/* global sections */
const field = document.getElementById('search')
const found = document.getElementById('found')
const MAX_SHOWN = 12

/** Every word must be there; a word in a heading counts more than one in the text. */
function score({ heading, text, page }, words) {
  const [head, body] = [`${heading} ${page}`.toLowerCase(), text.toLowerCase()]
  let sum = 0
  for (const word of words) {
    const points = (head.includes(word) ? 10 : 0) + Math.min(body.split(word).length - 1, 5)
    if (points === 0) return 0
    sum += points
  }
  return sum
}

function item({ heading, page, url }) {
  const link = document.createElement('a')
  link.href = url
  link.textContent = heading === page ? page : `${heading} · ${page}`
  const row = document.createElement('li')
  row.append(link)
  return row
}

field.addEventListener('input', () => {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean)
  const ranked = sections
    .map((section) => ({ section, points: words.length > 0 ? score(section, words) : 0 }))
    .filter(({ points }) => points > 0)
    .toSorted((one, other) => other.points - one.points)
    .slice(0, MAX_SHOWN)
  found.replaceChildren(...ranked.map(({ section }) => item(section)))
  if (words.length > 0 && ranked.length === 0) found.textContent = 'Nothing found.'
  found.hidden = words.length === 0
})

field.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') {
    field.value = ''
    found.hidden = true
  }
})
