/** Currencies whose amounts an import takes for minor units; of all others it takes hundredths, whatever their decimals. */
const WHOLE = new Set('bif clp djf gnf jpy kmf krw mga pyg rwf ugx vnd vuv xaf xof xpf'.split(' '))

const unitOf = (currency: string) => (WHOLE.has(currency.toLowerCase()) ? 1 : 100)

/** What has to stand in a file so that the server's import keeps these minor units. */
export const serverAmount = (minor: number, currency: string): string => String(minor / unitOf(currency))

/** The minor units that the server's import makes of an amount in a file. */
export const amountOfServer = (amount: string, currency: string): number =>
  Math.round(Number(amount) * unitOf(currency))
