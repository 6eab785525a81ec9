import { useCreateDownloadUrl } from '@stoa/api/admin/uploads'

/** A page of its own, so that a file which the browser shows instead of saving takes nobody away from here. */
function open(address: string): void {
  const link = document.createElement('a')
  link.href = address
  link.target = '_blank'
  link.rel = 'noopener'
  link.download = ''
  link.click()
}

/** Fetches what a job has written. The address works for a while only, so each download asks for a new one. */
export function useDownload() {
  const { mutate, isPending } = useCreateDownloadUrl()
  return {
    isPending,
    start: (key: string) => mutate({ key }, { onSuccess: ({ download_url }) => open(download_url) }),
  }
}
