/** The usual height of a row, in px. */
export const ROW_SIZE = 44

/** The space of rows that are not drawn. */
export function RowGap({ size, width }: { size: number; width: number }) {
  return (
    <tr aria-hidden>
      <td aria-hidden colSpan={width} style={{ blockSize: size, padding: 0 }} />
    </tr>
  )
}
