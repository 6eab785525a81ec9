// Spreadsheet programs take a file for UTF-8 only when it begins with the mark.
const BYTE_ORDER_MARK = '\uFEFF'

/** Gives a table out as a file. */
export function saveCsv(name: string, text: string) {
  const url = URL.createObjectURL(new Blob([BYTE_ORDER_MARK, text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
