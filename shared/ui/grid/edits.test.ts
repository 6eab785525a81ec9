import * as fc from 'fast-check'
import { countEdits, draftOf, editedCells, noEdits, record, redo, revert, settle, undo } from './edits.ts'

const title = { row: 'p1', column: 'title' }
const price = { row: 'p1', column: 'price' }
const other = { row: 'p2', column: 'title' }
const value = (text: string) => ({ value: text })
const wrong = { text: 'x', problem: 'Not a number' }

const two = record(noEdits, [
  { ...title, draft: value('Shirt') },
  { ...price, draft: wrong },
])

describe('edits', () => {
  it('one step holds all that came at once', () => {
    expect(countEdits(two)).toEqual({ cells: 2, rows: 1, problems: 1 })
    expect(undo(two).drafts.size).toBe(0)
    expect(draftOf(redo(undo(two)), title)).toEqual(value('Shirt'))
  })

  it('writes that change nothing are no step', () => {
    expect(record(two, [{ ...title, draft: value('Shirt') }])).toBe(two)
    expect(record(noEdits, [{ ...title, draft: undefined }])).toBe(noEdits)
    expect(undo(noEdits)).toBe(noEdits)
    expect(redo(two)).toBe(two)
  })

  it('a new step clears the redo history', () => {
    const branched = record(undo(two), [{ ...other, draft: value('Hat') }])
    expect(redo(branched)).toBe(branched)
  })

  it('reverts a cell, a row and all, each as a step', () => {
    const three = record(two, [{ ...other, draft: value('Hat') }])
    expect(editedCells(revert(three, [title]))).toEqual([price, other])
    expect(editedCells(revert(three, editedCells(three, 'p1')))).toEqual([other])
    const none = revert(three, editedCells(three))
    expect(countEdits(none).cells).toBe(0)
    expect(editedCells(undo(none))).toEqual([title, price, other])
  })

  it('saved changes cannot be undone', () => {
    const saved = settle(two, [title])
    expect(editedCells(saved)).toEqual([price])
    expect(editedCells(undo(saved))).toEqual([])
    expect(draftOf(redo(undo(saved)), title)).toBeUndefined()
    expect(settle(saved, [price]).past).toEqual([])
  })

  it('as many undos as steps lead back, as many redos forth', () => {
    const writes = fc.record({
      row: fc.constantFrom('a', 'b', 'c'),
      column: fc.constantFrom('x', 'y'),
      draft: fc.option(fc.record({ value: fc.integer({ min: 0, max: 3 }) }), { nil: undefined }),
    })
    fc.assert(
      fc.property(
        fc.array(fc.uniqueArray(writes, { selector: ({ row, column }) => row + column })),
        (steps) => {
          const done = steps.reduce(record, noEdits)
          let back = done
          for (const _ of done.past) back = undo(back)
          expect(back.drafts).toEqual(noEdits.drafts)
          for (const _ of done.past) back = redo(back)
          expect(back.drafts).toEqual(done.drafts)
        },
      ),
    )
  })
})
