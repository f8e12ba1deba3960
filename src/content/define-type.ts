import {
  type CollectionOptions,
  type Definition,
  defineCollection as defineCollectionAsWritten,
  defineSingleton as defineSingletonAsWritten,
  type SingletonOptions,
} from '../schema/define-content.ts'
import type { Fields } from '../schema/field.ts'
import { definitionInPageLanguage } from './content-words.ts'

/** As the schema defines it, in words of the language of the page. */
export function defineCollection<const F extends Fields>(options: CollectionOptions<F>): Definition<F> {
  return definitionInPageLanguage(defineCollectionAsWritten(options))
}

/** As the schema defines it, in words of the language of the page. */
export function defineSingleton<const F extends Fields>(options: SingletonOptions<F>): Definition<F> {
  return definitionInPageLanguage(defineSingletonAsWritten(options))
}
