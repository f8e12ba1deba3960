export const comparisonViewTexts = {
  same: 'These two versions are the same.',
  unchanged: (count: number) => (count === 1 ? '1 field is unchanged' : `${count} fields are unchanged`),
}
