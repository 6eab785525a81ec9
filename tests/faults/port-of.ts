const OFFSET = Number(process.env['PORT_OFFSET'] ?? 0)

/** A port of the faults; `PORT_OFFSET` moves all of them, so that two checkouts can run beside each other. */
export const portOf = (port: number): number => port + OFFSET
