import { useCreateDownloadUrl } from '@stoa/api/admin/uploads'

/** Opens a new tab: a file that the browser displays instead of downloading must not replace the admin. */
function open(address: string): void {
  const link = document.createElement('a')
  link.href = address
  link.target = '_blank'
  link.rel = 'noopener'
  link.download = ''
  link.click()
}

/** Downloads the file of a job. Signed addresses expire, so each download requests a new one. */
export function useDownload() {
  const { mutate, isPending } = useCreateDownloadUrl()
  return {
    isPending,
    start: (key: string) => mutate({ key }, { onSuccess: ({ download_url }) => open(download_url) }),
  }
}
