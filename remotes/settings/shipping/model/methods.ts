/** What the providers of a region can do, as the backend lists it. */
export interface ProviderOptions {
  provider_id: string
  options: readonly Readonly<Record<string, unknown>>[]
}

/** One thing that a provider can do, with the data that an option of it needs. */
export interface Method {
  id: string
  provider: string
  name: string
  data: Readonly<Record<string, unknown>>
}

/** The methods for sending or for returning. Providers that do not say what a method is for offer it for both. */
export const methodsFor = (isReturn: boolean, providers: readonly ProviderOptions[]): Method[] =>
  providers.flatMap(({ provider_id: provider, options }) =>
    options.flatMap((data, index) => {
      const use = data['is_return']
      // Providers mark returns only, so a method without a mark may be for either.
      if (
        use === undefined
          ? isReturn && options.some((other) => other['is_return'] === true)
          : use !== isReturn
      )
        return []
      const { name, id = index } = data
      return [{ id: `${provider}/${index}`, provider, name: String(name ?? id), data }]
    }),
  )
