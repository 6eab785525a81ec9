import { expect, test } from '@playwright/test'

import { hearComplaints, look, LOOKS, openPiece } from './looks.ts'
import { PIECES } from './pieces.ts'

for (const piece of PIECES) {
  test(`every state of ${piece}`, async ({ page }) => {
    const complaints = hearComplaints(page)
    for (const shown of LOOKS) {
      await test.step(shown.name, async () => {
        await openPiece(page, piece, shown)
        await look(page, `${piece}, ${shown.name}`, true)
      })
    }
    expect(complaints).toEqual([])
  })
}
