import { sortOut, type FileRules } from './file-rules.ts'

const file = (name: string, type: string, size = 1) => new File(['x'.repeat(size)], name, { type })

const rules: FileRules = { types: ['image/*', '.csv'], maxSize: 10, room: 2 }

const refusalsOf = (files: File[], changed: Partial<FileRules> = {}) =>
  sortOut(files, { ...rules, ...changed }).refused

describe('sortOut', () => {
  it('accepts files that keep every rule', () => {
    const files = [file('a.png', 'image/png', 10), file('B.CSV', 'application/vnd.ms-excel')]
    expect(sortOut(files, rules)).toEqual({ taken: files, refused: [] })
  })

  it('refuses other types, by MIME type, its family and the ending', () => {
    expect(refusalsOf([file('a.pdf', 'application/pdf')])).toEqual([{ name: 'a.pdf', reason: 'type' }])
    expect(refusalsOf([file('a.gif', 'image/gif')], { types: ['image/png'] })).toHaveLength(1)
    expect(refusalsOf([file('a', 'imagex/png')])).toHaveLength(1)
  })

  it('accepts every type when none is named', () => {
    expect(refusalsOf([file('a.pdf', 'application/pdf')], { types: [] })).toEqual([])
  })

  it('rejects files that are too large', () => {
    expect(refusalsOf([file('a.png', 'image/png', 11)])).toEqual([{ name: 'a.png', reason: 'size' }])
  })

  it('rejects files beyond the maximum, and counts only accepted ones', () => {
    const files = ['1.png', '2.pdf', '3.png', '4.png'].map((name) =>
      file(name, name.endsWith('pdf') ? 'application/pdf' : 'image/png'),
    )
    expect(refusalsOf(files)).toEqual([
      { name: '2.pdf', reason: 'type' },
      { name: '4.png', reason: 'count' },
    ])
  })
})
