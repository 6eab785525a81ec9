import { Router, type Request } from 'express'

interface Database {
  query(sql: string, values: unknown[]): Promise<unknown>
}

/** What the bank's page posts to the page around it, once the buyer has confirmed. */
const CONFIRMED = 'payment-confirmed'

const CONFIRM = `UPDATE payment_session SET data = data || '{"confirmed": true}'
  WHERE provider_id = 'test-pay' AND (cart_id = $1 OR id IN (
    SELECT payment_session_id FROM payment_collection_sessions WHERE payment_collection_id = $1))`

/**
 * /development/payments/:payment, of a cart or a payment collection, stands for a bank's page, which a shop shows in a frame: the buyer confirms there, the bank
 * tells the store, and then the page around it.
 */
export default function bankRouter(): Router {
  return Router()
    .get('/development/payments/:payment', (_request, response) => {
      response.send(page('<form method="post"><button>Confirm payment</button></form>'))
    })
    .post('/development/payments/:payment', async (request, response) => {
      const { scope } = request as unknown as Request & { scope: { resolve(name: 'manager'): Database } }
      await scope.resolve('manager').query(CONFIRM, [request.params.payment])
      response.send(
        page(`<p>Thank you.</p><script>parent.postMessage(${JSON.stringify(CONFIRMED)}, '*')</script>`),
      )
    })
}

const page = (body: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>The test bank</title>
<style>
  body { font: 1rem/1.5 system-ui, sans-serif; margin: 1rem; text-align: center; }
  button { font: inherit; min-block-size: 44px; padding-inline: 1.5rem; }
</style>
${body}
</html>
`
