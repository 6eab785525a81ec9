import { entryOf, fileListReducer, type FileEntry, type FileListAction } from './file-list.ts'

const file = (id: string, more?: Partial<FileEntry>): FileEntry => ({
  id,
  name: `${id}.png`,
  size: 1,
  type: 'image/png',
  status: 'waiting',
  progress: 0,
  ...more,
})

/** The state of one file after some actions. */
const after = (...actions: FileListAction[]) => actions.reduce(fileListReducer, [file('a'), file('b')])[0]

const fail: FileListAction = { type: 'fail', id: 'a', error: 'Too slow' }

describe('a list of files', () => {
  it('starts with the chosen files', () => {
    const source = new File(['abc'], 'x.csv', { type: 'text/csv' })
    expect(fileListReducer([file('a')], { type: 'add', files: [entryOf(source, 'x')] })[1]).toEqual({
      id: 'x',
      name: 'x.csv',
      size: 3,
      type: 'text/csv',
      status: 'waiting',
      progress: 0,
      source,
    })
  })

  it.each([
    [0.4, 0.4],
    [-1, 0],
    [7, 1],
  ])('keeps a progress of %d between 0 and 1', (progress, clamped) => {
    const expected = file('a', { status: 'uploading', progress: clamped })
    expect(after({ type: 'progress', id: 'a', progress })).toEqual(expected)
  })

  it('lets late progress change nothing', () => {
    const late: FileListAction = { type: 'progress', id: 'a', progress: 0.5 }
    expect(after({ type: 'done', id: 'a' }, late)).toMatchObject({ status: 'done', progress: 1 })
    expect(after(fail, late)).toMatchObject({ status: 'failed' })
  })

  it('knows where a picture is once it has arrived', () => {
    const done = after({ type: 'done', id: 'a', pictureUrl: '/a.png' })
    expect(done).toEqual(file('a', { status: 'done', progress: 1, pictureUrl: '/a.png' }))
  })

  it('retries from the start, failed files only', () => {
    const retry: FileListAction = { type: 'retry', id: 'a' }
    expect(after(fail)).toEqual(file('a', { status: 'failed', error: 'Too slow' }))
    expect(after(fail, retry)).toEqual(file('a'))
    expect(after({ type: 'done', id: 'a' }, retry)).toMatchObject({ status: 'done' })
  })

  it('loses a file and changes the order', () => {
    expect(after({ type: 'remove', id: 'a' })).toEqual(file('b'))
    expect(after({ type: 'reorder', ids: ['b', 'a'] })).toEqual(file('b'))
  })
})
