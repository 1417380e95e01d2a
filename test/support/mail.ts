import type { Mail } from '../../src/ports/mailer.ts'

/** A mail with what breaks simple encoders: accents, long lines, a leading dot, an equals sign. */
export const specimenMail: Mail = {
  id: '01939f00-0000-7000-8000-000000000001',
  to: 'ada@client.example',
  fromName: 'Prêts Nord, inc.',
  subject: 'Prêts Nord vous demande de confirmer votre identité, une fois par année et sans délai',
  text: `Bonjour Ada,\n\nhttps://lender.example/eid/a=b&c=d\n\n.un point en tête\n${'très long '.repeat(30)}`,
  html: '<!doctype html><html lang="fr"><p>Bonjour <b>Ada</b> à 17 h</p></html>',
  language: 'fr',
}
