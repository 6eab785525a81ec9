import { gatewayOptions, USAGE } from './gateway-options.ts'
import { serveSite, type SiteOptions } from './serve-site.ts'

const options = readOptions()
if (options) await serve(options)
else console.log(USAGE)

function readOptions(): SiteOptions | undefined {
  try {
    return gatewayOptions(process.argv.slice(2))
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${USAGE}`)
    process.exit(2)
  }
}

async function serve(site: SiteOptions): Promise<void> {
  try {
    const served = await serveSite(site)
    console.log(`${site.root} is served at ${served.url}`)
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void served.close())
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}
