import { Icon } from './icon.tsx'

export interface PreviewedFile {
  url: string
  name: string
  contentType: string
}

/** An uploaded file: a picture is shown directly, a PDF opens in a new tab. */
export function FilePreview({ file, openLabel }: { file: PreviewedFile; openLabel: string }) {
  return (
    <a
      href={file.url}
      target="_blank"
      rel="noopener noreferrer"
      className="block overflow-hidden rounded-card bg-sunken inset-ring inset-ring-line"
    >
      {file.contentType.startsWith('image/') ? (
        <img src={file.url} alt={file.name} className="max-h-[420px] w-full object-contain" />
      ) : (
        <span className="grid h-40 place-items-center text-ink-2">
          <Icon name="file-pdf" size={48} />
        </span>
      )}
      <span className="flex min-h-11 items-center gap-2 border-t border-line bg-surface px-3 text-sm">
        <span className="min-w-0 flex-1 truncate">{file.name}</span>
        <span className="flex shrink-0 items-center gap-1 font-semibold text-action-text">
          {openLabel}
          <Icon name="arrow-square-out" />
        </span>
      </span>
    </a>
  )
}
