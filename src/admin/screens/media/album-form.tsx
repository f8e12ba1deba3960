import { mediaAlbum } from '../../../content/media-album/media-album.ts'
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx'
import { RecordField } from '../../record-form/record-field.tsx'
import { RecordForm } from '../../record-form/record-form.tsx'
import { useInvalidToast } from '../../record-form/use-invalid-toast.ts'
import { useRecordForm } from '../../record-form/use-record-form.ts'
import { RevisionsButton } from '../../revisions/revisions-button.tsx'
import { AlbumPictures } from './album-pictures.tsx'
import { mediaTexts as texts } from './media-texts.ts'

type AlbumFormProps = {
  /** Undefined for a new album. */
  id: string | undefined
  onClose: () => void
}

export function AlbumForm({ id, onClose }: AlbumFormProps) {
  const failed = id === undefined ? 'Failed to create album' : 'Failed to update album'
  const form = useRecordForm(mediaAlbum, { id, texts: { ...texts, failed }, onSaved: onClose })
  useInvalidToast(form, texts.required)
  const title = id === undefined ? texts.addTitle : texts.editTitle
  return (
    <RecordForm
      form={form}
      label={title}
      onCancel={() => {
        form.discard()
        onClose()
      }}
      actions={<RevisionsButton definition={mediaAlbum} id={form.id} onRestored={form.adopt} />}
    >
      <div className="grid gap-5 lg:grid-cols-[1fr_20rem]">
        <Card>
          <CardHeader title={texts.album} />
          <CardBody className="space-y-5">
            <RecordField name="title" />
            <RecordField name="description" />
            <div className="grid gap-5 sm:grid-cols-2">
              <RecordField name="date" />
              <RecordField name="category" />
              <RecordField name="location" />
              <RecordField name="photographer" />
            </div>
            <RecordField name="tags" isUnique />
          </CardBody>
        </Card>
        <Card className="self-start">
          <CardHeader title={texts.publishing} />
          <CardBody className="space-y-5">
            <RecordField name="isPublished" />
            <RecordField name="isFeatured" />
            <RecordField name="order" />
            <RecordField name="coverImageUrl" previewSize="medium" />
          </CardBody>
        </Card>
      </div>
      <Card>
        <CardHeader title={texts.pictures} />
        <CardBody>
          <AlbumPictures />
        </CardBody>
      </Card>
    </RecordForm>
  )
}
