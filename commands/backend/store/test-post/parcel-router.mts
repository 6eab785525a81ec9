import { Router, type Request } from 'express'
import { developmentPage } from '../development-page.mts'

interface Parcel {
  created_at: Date
  shipped_at: Date | null
  canceled_at: Date | null
}

interface Database {
  query(sql: string, values: unknown[]): Promise<Parcel[]>
}

/** GET /development/parcels/:number is where tracking links of test-post lead. */
export default function parcelRouter(): Router {
  return Router().get('/development/parcels/:number', async (request, response) => {
    const { number } = request.params
    const { scope } = request as unknown as Request & { scope: { resolve(name: 'manager'): Database } }
    const parcels = await scope
      .resolve('manager')
      .query(
        `SELECT created_at, shipped_at, canceled_at FROM fulfillment WHERE data->>'tracking_number' = $1`,
        [number],
      )
    response.status(parcels.length > 0 ? 200 : 404).send(
      developmentPage({
        title: `Parcel ${number}`,
        note: 'The development store sends no parcels.',
        empty: 'No parcel has this number.',
        columns: ['Packed (UTC)', 'Shipped (UTC)', 'Canceled (UTC)'],
        rows: parcels.map(({ created_at, shipped_at, canceled_at }) => [created_at, shipped_at, canceled_at]),
      }),
    )
  })
}
