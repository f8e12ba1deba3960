export const missionTexts = { hidden: 'Visitors do not see mission and vision at the moment.' }
