/** What mission and vision say until staff have written them. */
export const missionVisionDefaults = {
  missionTitle: 'Our Mission',
  missionContent:
    'To put skills, tools and patient money into the hands of people who already know what their community needs.',
  visionTitle: 'Our Vision',
  visionContent:
    'A region in which every community can grow its own food, care for its own health and build its own future.',
}
