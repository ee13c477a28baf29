import { useState } from 'react'
import { useText } from '../../../../i18n/use-text.tsx'
import { personNames } from '../../../../ui/art/person-names.ts'
import { sceneNames } from '../../../../ui/art/scene-names.ts'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { FileDrop } from '../../../../ui/file-drop.tsx'
import { PICTURES } from '../../../../ui/file-types.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { TextLink } from '../../../../ui/link.tsx'
import { Select } from '../../../../ui/select.tsx'
import { useScript } from '../../../../ui/use-script.ts'
import { UploadProgress } from '../../../../web/upload-progress.tsx'
import { useUpload } from '../../../../web/use-upload.ts'
import { UPLOAD } from '../../../files/addresses.ts'
import type { StoredFileView } from '../../../files/contract.ts'
import type { Picture } from '../../kinds.ts'
import { editorText } from '../../text/editor/index.ts'
import { useFieldWords } from './choice-words.ts'
import { useEditorPage } from './editor-context.ts'
import { WordsField } from './words-field.tsx'

interface UploadedProps {
  path: string
  /** Name of the input that holds the file's id. */
  idName: string
  purpose: 'content' | 'download'
  label: string
  fileId: string | null
  onFile: (id: string | null) => void
  error: string | undefined
}

/** The file's id in the form, and how to replace it: uploaded at once with progress, or sent with the form. */
function Uploaded({ path, idName, purpose, label, fileId, onFile, error }: UploadedProps) {
  const t = useText(editorText)
  const scripted = useScript()
  const { edited } = useEditorPage()
  const upload = useUpload<StoredFileView>(UPLOAD, { fields: { purpose } })
  const take = (id: string | null) => {
    onFile(id)
    edited()
  }
  const send = async (file: File | undefined) => {
    const stored = file && (await upload.send(file))
    if (stored) take(stored.id)
  }
  const picture = purpose === 'content'
  const remove = picture ? t('removePicture') : t('removeFile')
  return (
    <div className="grid gap-3">
      <input type="hidden" name={idName} value={fileId ?? ''} />
      {upload.state ? (
        <UploadProgress upload={upload.state} onCancel={upload.cancel} onRetry={() => void send(upload.state?.file)} />
      ) : (
        <FileDrop
          name={`${path}.file`}
          label={label}
          title={picture ? t('choosePicture') : t('chooseFile')}
          note={picture ? t('pictureRule') : t('fileRule')}
          accept={picture ? PICTURES : 'application/pdf'}
          error={error}
          onFiles={([file]) => void send(file)}
        />
      )}
      {fileId && !scripted && (
        <Checkbox name={`${path}.remove`} value="1">
          {remove}
        </Checkbox>
      )}
      {fileId && scripted && (
        <Button
          type="button"
          variant="text"
          size="sm"
          className="justify-self-start"
          icon={<Icon name="trash" />}
          onClick={() => take(null)}
        >
          {remove}
        </Button>
      )}
    </div>
  )
}

/** The drawn scene or portrait that is shown without an upload. */
function useDrawings(drawn: 'cover' | 'portrait', current: string) {
  const words = useFieldWords()
  const options =
    drawn === 'portrait'
      ? personNames.map((name) => ({ value: name as string, label: name }))
      : sceneNames.map((name) => ({ value: name as string, label: words.scene(name) }))
  const isDrawn = (name: string) => options.some(({ value }) => value === name)
  return { options: isDrawn(current) ? options : [{ value: current, label: '-' }, ...options], isKnown: isDrawn }
}

interface PictureProps {
  path: string
  label: string
  drawn: 'cover' | 'portrait'
  value: Picture
}

/** A picture: uploaded or drawn, with its alternative text. */
export function PictureField({ path, label, drawn, value }: PictureProps) {
  const t = useText(editorText)
  const words = useFieldWords()
  const { errorOf } = useEditorPage()
  const [fileId, setFileId] = useState(value.fileId)
  const [scene, setScene] = useState(value.scene)
  const { options, isKnown: isDrawn } = useDrawings(drawn, value.scene)
  const shown = fileId ? `/media/${fileId}` : isDrawn(scene) ? `/media/art/${drawn}/${scene}.svg` : null
  return (
    <fieldset className="grid gap-4 rounded-card border border-line p-4">
      <legend className="px-1.5 text-sm font-label">{label}</legend>
      <div className="grid items-start gap-4 min-[640px]:grid-cols-[200px_minmax(0,1fr)]">
        <div className="grid aspect-4/3 place-items-center overflow-hidden rounded-field border border-line bg-surface-2 text-3xl text-ink-3">
          {shown ? (
            <img src={shown} alt={value.alt.th || value.alt.en} className="size-full object-cover" />
          ) : (
            <Icon name="image" />
          )}
        </div>
        <div className="grid gap-4">
          <Uploaded
            path={path}
            idName={`${path}.fileId`}
            purpose="content"
            label={t('picture')}
            fileId={fileId}
            onFile={setFileId}
            error={errorOf(`${path}.fileId`)}
          />
          <Select
            name={`${path}.scene`}
            label={t('scene')}
            size="sm"
            options={options}
            defaultValue={value.scene}
            onChange={(event) => setScene(event.currentTarget.value)}
          />
        </div>
      </div>
      <WordsField path={`${path}.alt`} label={words.member('alt')} value={value.alt} max={200} />
    </fieldset>
  )
}

/** A managed PDF. */
export function FileField({ path, label, value }: { path: string; label: string; value: string | null }) {
  const t = useText(editorText)
  const { errorOf } = useEditorPage()
  const [fileId, setFileId] = useState(value)
  return (
    <div className="grid gap-2">
      <Uploaded
        path={path}
        idName={path}
        purpose="download"
        label={label}
        fileId={fileId}
        onFile={setFileId}
        error={errorOf(path)}
      />
      {fileId && (
        <p className="flex items-center gap-2 text-sm">
          <Icon name="file-pdf" />
          <TextLink href={`/media/${fileId}`} target="_blank" reload>
            {t('uploaded')}
          </TextLink>
        </p>
      )}
    </div>
  )
}
