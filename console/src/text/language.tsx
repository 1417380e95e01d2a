import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react'
import { languageOf, type Catalogue, type Language } from './texts.ts'

const storageName = 'gatehouse-language'

interface Chosen {
  readonly language: Language
  choose(language: Language): void
}

const LanguageContext = createContext<Chosen>({ language: 'en', choose() {} })

/** Keeps the language of the person: what they chose in this browser, else what the browser asks for. */
export function LanguageProvider({ children }: { readonly children: ReactNode }) {
  const [language, setLanguage] = useState<Language>(() => languageOf([stored(), ...navigator.languages]))
  useEffect(() => {
    document.documentElement.lang = language === 'fr' ? 'fr-CA' : 'en-CA'
  }, [language])
  const chosen = useMemo(
    () => ({
      language,
      choose(next: Language) {
        localStorage.setItem(storageName, next)
        setLanguage(next)
      },
    }),
    [language],
  )
  return <LanguageContext value={chosen}>{children}</LanguageContext>
}

export function useLanguage(): Chosen {
  return useContext(LanguageContext)
}

/** Reads a catalogue in the language of the person: `t('title')`, `t('count')(3)`. */
export function useTexts<Texts extends Catalogue>(
  texts: Texts,
): <Name extends keyof Texts>(name: Name) => Texts[Name][Language] {
  const { language } = useLanguage()
  return (name) => {
    const text = texts[name]
    if (text === undefined) throw new Error(`there is no text ${String(name)}`)
    return text[language]
  }
}

function stored(): string {
  return localStorage.getItem(storageName) ?? ''
}
