/** A cell's text, moment or link. */
export type Cell = string | Date | null | { text: string; url: string }

interface DevelopmentPage {
  title: string
  note: string
  /** Instead of the table, while it has no rows. */
  empty: string
  columns: string[]
  rows: Cell[][]
}

/** A table as a whole HTML page. All texts are escaped. */
export function developmentPage({ title, note, empty, columns, rows }: DevelopmentPage): string {
  const head = columns.map((column) => `<th>${escape(column)}</th>`).join('')
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${html(cell)}</td>`).join('')}</tr>`).join('')
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escape(title)}</title>
<style>
  body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 3rem auto; padding-inline: 1rem; }
  table { width: 100%; border-collapse: collapse; }
  th, td { padding: .5rem .75rem; border-block-end: 1px solid color-mix(in srgb, currentColor 20%, transparent); text-align: start; }
</style>
<h1>${escape(title)}</h1>
<p>${escape(note)}</p>
${rows.length > 0 ? `<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>` : `<p>${escape(empty)}</p>`}
</html>
`
}

function html(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return escape(cell)
  if (!(cell instanceof Date)) return `<a href="${escape(cell.url)}">${escape(cell.text)}</a>`
  const at = cell.toISOString()
  return `<time datetime="${at}">${at.slice(0, 16).replace('T', ' ')}</time>`
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
