import { Button, Group, Modal, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { usePlace } from '../../parts/person.tsx'
import { ProblemAlert } from '../../parts/problem-alert.tsx'
import { partTexts } from '../../parts/texts.ts'
import { useChange } from '../../parts/use-operation.ts'
import { useLanguage, useTexts } from '../../text/language.tsx'
import { RoleSelect, type MemberRole } from './role-select.tsx'
import { memberTexts } from './texts.ts'

/** Invites somebody by mail. */
export function InviteMember({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts(memberTexts)
  const shared = useTexts(partTexts)
  const { workspaceId } = usePlace()
  const { language } = useLanguage()
  const [email, setEmail] = useState('')
  const [sandbox, setSandbox] = useState<MemberRole>('reviewer')
  const [production, setProduction] = useState<MemberRole>(null)
  const [locale, setLocale] = useState(language)
  const invite = useChange('members.invite', ['members.list'])
  return (
    <Modal opened onClose={onClose} title={t('invite')} closeButtonProps={{ 'aria-label': shared('close') }}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          invite.mutate(
            { workspace_id: workspaceId, email: email.trim(), sandbox, production, locale },
            { onSuccess: onClose },
          )
        }}
      >
        <Stack>
          <Text size="sm">{t('inviteAbout')}</Text>
          <TextInput
            label={t('email')}
            type="email"
            required
            autoComplete="off"
            data-autofocus
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          <RoleSelect label={t('sandbox')} value={sandbox} onChange={setSandbox} />
          <RoleSelect label={t('production')} value={production} onChange={setProduction} />
          <NativeSelect
            label={t('language')}
            value={locale}
            onChange={(event) => setLocale(event.currentTarget.value === 'fr' ? 'fr' : 'en')}
            data={[
              { value: 'en', label: 'English' },
              { value: 'fr', label: 'Français' },
            ]}
          />
          <ProblemAlert error={invite.error} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {shared('cancel')}
            </Button>
            <Button type="submit" loading={invite.isPending} disabled={sandbox === null && production === null}>
              {t('invite')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
