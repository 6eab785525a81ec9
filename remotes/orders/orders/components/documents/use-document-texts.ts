import { useTranslation, type Translation } from '@stoa/extension-sdk'
import { useQuery } from '@tanstack/react-query'

interface DocumentTexts {
  language: string
  text: Translation['t']
}

const GROUP = 'documents'

/**
 * The texts of documents by language; undefined until they are loaded. A language that cannot be loaded falls back to that of
 * the admin.
 */
export function useDocumentTexts(
  languages: readonly string[],
): ReadonlyMap<string, DocumentTexts> | undefined {
  const { t, textIn, language } = useTranslation()
  const current = language.current()
  const codes = [...new Set(languages)].toSorted()
  const load = async (code: string): Promise<[string, DocumentTexts]> => {
    const text = await textIn(code, GROUP).catch(() => undefined)
    return [code, text ? { language: code, text } : { language: current, text: t }]
  }
  const { data } = useQuery({
    queryKey: ['document-texts', current, codes],
    queryFn: async () => new Map(await Promise.all(codes.map(load))),
    staleTime: Infinity,
  })
  return data
}
