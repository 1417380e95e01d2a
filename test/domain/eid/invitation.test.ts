import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { invitationMail, type Invitation } from '../../../src/domain/eid/invitation/invitation.ts'

const invitation: Invitation = {
  workspace: 'North Lender',
  firstName: 'Ada',
  link: 'https://lender.example/eid/AbC-123?x=1&y=2',
  expiresAt: new Date('2026-12-01T22:05:00Z'),
  language: 'en',
  timeZone: 'America/Toronto',
  documents: ['photo_id'],
  privacyContact: 'privacy@lender.example',
}
const mail = (other: Partial<Invitation> = {}) => invitationMail({ ...invitation, ...other })
/** What a person reads of the HTML. */
const read = (html: string) =>
  html
    .replace(/<head>.*<\/head>/s, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

describe('an invitation to an eID check', () => {
  const said = {
    en: {
      subject: 'North Lender asks you to confirm your identity',
      sentences: [
        'Hello Ada,',
        'Proceeds of Crime (Money Laundering) and Terrorist Financing Act (PCMLTFA) and its Regulations',
        'valid government-issued photo document',
        'with a camera',
        'works until December 1, 2026 at 5:05 p.m. EST',
        'You may refuse',
        'privacy@lender.example',
        'only with your express consent, for which you are asked before',
        'another way, without biometrics',
        'must be declared to the Commission d’accès à l’information (CAI) before',
      ],
    },
    fr: {
      subject: 'North Lender vous demande de confirmer votre identité',
      sentences: [
        'Bonjour Ada,',
        'Loi sur le recyclage des produits de la criminalité et le financement des activités terroristes (LRPCFAT) et ses règlements',
        'pièce d’identité valide avec photo',
        'avec une caméra',
        'jusqu’au 1er décembre 2026 à 17 h 05 HNE',
        'Vous pouvez refuser',
        'privacy@lender.example',
        'qu’avec votre consentement exprès, qui vous est demandé avant',
        'autrement, sans biométrie',
        'doit être déclarée à la Commission d’accès à l’information (CAI) avant',
      ],
    },
  } as const
  for (const language of ['en', 'fr'] as const) {
    it(`says who asks, why, what is needed, until when, how to refuse and the rights on biometrics, in ${language}`, () => {
      const { subject, text, html } = mail({ language })
      assert.equal(subject, said[language].subject)
      // Intl may write any space of a date as a non-breaking one.
      for (const whole of [text, read(html)].map((one) => one.replaceAll(/[\u00a0\u202f]/g, ' '))) {
        for (const sentence of said[language].sentences) assert.ok(whole.includes(sentence), sentence)
        assert.ok(whole.includes(invitation.link))
      }
      assert.ok(text.split('\n').includes(invitation.link))
    })
  }

  it('has its time in the time zone that is asked for', () => {
    const expiry = (timeZone: string, at: string) =>
      /until (.*?)\. Do/.exec(mail({ timeZone, expiresAt: new Date(at) }).text)?.[1]?.replaceAll(/[\u00a0\u202f]/g, ' ')
    assert.equal(expiry('America/Toronto', '2026-07-02T03:30:00Z'), 'July 1, 2026 at 11:30 p.m. EDT')
    assert.equal(expiry('America/Vancouver', '2026-07-02T03:30:00Z'), 'July 1, 2026 at 8:30 p.m. PDT')
  })

  it('names what is asked for, and speaks of faces only when a photo is', () => {
    const { text } = mail({ documents: ['credit_file', 'name_address'] })
    assert.match(text, /your Canadian credit file is consulted/)
    assert.match(text, /shows your name and address/)
    assert.doesNotMatch(text, /camera|biometrics|face/)
  })

  it('names the workspace for questions when there is no privacy contact', () => {
    assert.match(mail({ privacyContact: null }).text, /personal information: ask North Lender\./)
    assert.match(mail({ privacyContact: null, language: 'fr' }).text, /Demandez à North Lender\./)
  })

  it('has non-breaking spaces before French ; : ? ! » and after «', () => {
    const { text, html } = mail({ language: 'fr', documents: ['photo_id', 'credit_file'], privacyContact: null })
    for (const whole of [text, html.replace(/<head>.*<\/head>/s, '').replaceAll(/ style="[^"]*"/g, '')]) {
      assert.doesNotMatch(whole, / [;:?!»]|« /)
      assert.match(whole, /\u00a0[:?]/)
    }
  })
})

describe('the HTML of an invitation', () => {
  it('says its language, and has the link as a button and bare', () => {
    const { html } = mail({ language: 'fr' })
    assert.match(html, /^<!doctype html>\n<html lang="fr">/)
    const escaped = invitation.link.replaceAll('&', '&amp;')
    assert.equal(html.split(`href="${escaped}"`).length - 1, 2)
    assert.ok(html.includes(`>${escaped}</a>`))
  })

  it('loads nothing and links nowhere else', () => {
    const { html } = mail()
    assert.doesNotMatch(html, /<(img|script|link|iframe|form)|src=|url\(|@import/i)
    assert.equal(html.match(/https?:/g)?.length, 3)
  })

  const planted = `<script>alert("1")</script>'&`
  for (const name of ['workspace', 'firstName', 'privacyContact', 'link'] as const) {
    for (const language of ['en', 'fr'] as const) {
      it(`escapes ${name} everywhere, in ${language}`, () => {
        const { html } = mail({ [name]: planted, language })
        assert.doesNotMatch(html, /<script|"1"|'&/)
        assert.ok(html.includes('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&#39;&amp;'))
      })
    }
  }

  it('gives a name no line of its own, in the text neither', () => {
    const { subject, text, html } = mail({ firstName: 'Ada\r\n\r\nPay now', workspace: 'North\u2028Lender\n' })
    assert.equal(subject, 'North Lender asks you to confirm your identity')
    assert.match(text, /^Hello Ada Pay now,\n/)
    assert.match(html, />Hello Ada Pay now,</)
  })
})
