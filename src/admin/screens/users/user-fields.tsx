import type { UseFormReturn } from 'react-hook-form'
import type { Role } from '../../../shared/roles.ts'
import { FormField } from '../../../ui/form-field.tsx'
import { Input } from '../../../ui/input.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { roleLabel } from './staff-user.ts'
import { roleHints, usersTexts as texts } from './users-texts.ts'

/** Email and password are only asked for when an account is created. */
export interface UserValues {
  email: string
  password: string
  name: string
  displayName: string
  role: string
  isActive: boolean
}

export type UserFieldsProps = {
  methods: UseFormReturn<UserValues>
  roles: readonly string[]
  /** Why role and active state cannot be changed. */
  fixed?: string | undefined
  isDisabled?: boolean
}

export function UserFields({ methods, roles, fixed, isDisabled = false }: UserFieldsProps) {
  const { register, watch, formState } = methods
  const { errors } = formState
  const hint = roleHints[watch('role') as Role]
  return (
    <>
      <FormField label={texts.name} required disabled={isDisabled} error={errors.name?.message}>
        <Input
          autoComplete="off"
          maxLength={200}
          {...register('name', { validate: (name) => name.trim() !== '' || texts.nameRequired })}
        />
      </FormField>
      <FormField
        label={texts.displayName}
        help={texts.displayNameHelp}
        disabled={isDisabled}
        error={errors.displayName?.message}
      >
        <Input autoComplete="off" maxLength={200} {...register('displayName')} />
      </FormField>
      <FormField
        label={texts.role}
        help={fixed ?? hint}
        disabled={isDisabled || fixed !== undefined}
        error={errors.role?.message}
      >
        <NativeSelect
          options={roles.map((role) => ({ value: role, label: roleLabel(role) }))}
          {...register('role')}
        />
      </FormField>
      <FormField
        label={texts.active}
        help={fixed ? undefined : texts.activeHelp}
        inline
        disabled={isDisabled || fixed !== undefined}
        error={errors.isActive?.message}
      >
        <Switch {...register('isActive')} />
      </FormField>
    </>
  )
}
