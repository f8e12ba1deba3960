export const visibilityBadgeTexts = { active: 'Active', hidden: 'Hidden' }
