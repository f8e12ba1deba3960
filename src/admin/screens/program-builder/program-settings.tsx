import { ColorSchemeControl } from '../../page-builder/color-scheme-control.tsx'
import { SettingsFold } from '../../page-builder/settings-fold.tsx'
import { RecordField } from '../../record-form/record-field.tsx'
import { programBuilderTexts as texts } from './program-builder-texts.ts'

const pair = 'grid gap-5 sm:grid-cols-2'

/** Everything about a program but its sections. */
export function ProgramSettings() {
  return (
    <>
      <SettingsFold title={texts.basics} hint={texts.basicsHint} isOpenAtFirst>
        <RecordField name="title" />
        <RecordField name="subtitle" />
        <RecordField name="description" rows={3} />
        <RecordField name="status" className="max-w-60" />
        <RecordField name="isActive" label={texts.visible} help={texts.visibleHelp} />
      </SettingsFold>
      <SettingsFold title={texts.applications} hint={texts.applicationsHint}>
        <RecordField name="isAcceptingApplications" />
        <div className={pair}>
          <RecordField name="applicationDeadline" />
          <RecordField name="startDate" />
          <RecordField name="duration" />
          <RecordField name="location" />
          <RecordField name="participants" className="sm:col-span-2" />
          <RecordField name="maxParticipants" />
          <RecordField name="currentParticipants" />
        </div>
      </SettingsFold>
      <SettingsFold title={texts.details} hint={texts.detailsHint}>
        <RecordField name="overview" />
        <RecordField name="fullDescription" rows={6} />
        <RecordField name="objectives" />
        <RecordField name="features" />
        <RecordField name="process" />
        <RecordField name="keyAchievements" />
        <RecordField name="requirements" />
      </SettingsFold>
      <SettingsFold title={texts.design} hint={texts.designHint}>
        <div className={pair}>
          <RecordField name="imageUrl" />
          <RecordField name="logoUrl" />
        </div>
        <RecordField name="iconName" />
        <ColorSchemeControl />
        <RecordField name="order" />
      </SettingsFold>
    </>
  )
}
