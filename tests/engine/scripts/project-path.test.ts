import { checkProjectPath } from "../../../scripts/gatsby/project-path.mjs"

describe("checkProjectPath", () => {
  test.each(["site (1)", "Kunde #1", "100% neu", "O'Neil", "[neu]", "サイト{旧}", 'a"b'])(
    "reports the character that breaks Gatsby in %s",
    name => {
      const [character = ""] = /[^\p{L}\p{N} ]/u.exec(name) ?? []
      expect(checkProjectPath(`/home/ana/${name}/site`)).toContain(`contains ${character}: /home/ana/${name}/site\n`)
    },
  )

  test.each([
    "R&D, A+B; c=d @e ~f",
    "Документы и проекты",
    "客户网站项目文件夹",
    "Сайт агентства для клиентов и партнёров",
    "new.site_2-b",
  ])("accepts %s", name => expect(checkProjectPath(`/home/ana/${name}`)).toBeUndefined())
})
